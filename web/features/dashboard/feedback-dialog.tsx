import { zodResolver } from '@hookform/resolvers/zod';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FeedbackForm } from '#contracts/routes/publish.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions, DialogClose, DialogContent, DialogRoot, DialogTrigger } from '#web/ui/dialog.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSendFeedback } from './calls/send-feedback.ts';

const types = [
  { value: 'general', label: 'General' },
  { value: 'bug', label: 'Bug' },
  { value: 'feature_request', label: 'Feature request' },
  { value: 'other', label: 'Other' },
];

export function FeedbackDialog() {
  const [open, setOpen] = useState(false);
  const send = useSendFeedback();
  const form = useForm<z.input<typeof FeedbackForm>, unknown, z.output<typeof FeedbackForm>>({
    resolver: zodResolver(FeedbackForm),
    defaultValues: { type: 'general', message: '', email: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ email, ...rest }) =>
    send.mutate(email ? { ...rest, email } : rest, {
      onSuccess: () => {
        toast({ title: 'Feedback submitted', description: "Thank you for your feedback! We'll review it soon." });
        form.reset();
        setOpen(false);
      },
      onError: (error) =>
        toast({
          title: 'Failed to submit feedback',
          description: sentence(error, 'Please try again later'),
          tone: 'destructive',
        }),
    }),
  );
  return (
    <DialogRoot open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="outline">
          <MessageSquareText aria-hidden />
          Feedback
        </Button>
      </DialogTrigger>
      <DialogContent title="Send Feedback" description="What works, what does not, what is missing.">
        <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
          <Field label="Type" error={errors.type?.message}>
            {(wiring) => <Select options={types} {...wiring} {...form.register('type')} />}
          </Field>
          <Field label="Message" error={errors.message?.message}>
            {(wiring) => <Textarea maxLength={5000} {...wiring} {...form.register('message')} />}
          </Field>
          <Field label="Email" optional hint="If you would like an answer" error={errors.email?.message}>
            {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...form.register('email')} />}
          </Field>
          <DialogActions>
            <DialogClose asChild>
              <Button look="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={send.isPending}>
              {send.isPending ? 'Sending...' : 'Send Feedback'}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
