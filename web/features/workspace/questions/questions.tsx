import { CircleHelp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ServiceRun } from '#contracts/entities/run.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { openQuestions } from './open-questions.ts';

/** Runs that could not go on alone. They cost nothing; the answer starts them again. */
export function Questions() {
  const { detail } = useWorkspace();
  const [answering, setAnswering] = useState<ServiceRun | null>(null);
  const open = openQuestions(detail.serviceRuns);
  if (open.length === 0) return null;
  return (
    <section aria-label="Needs your help" className="grid gap-3">
      {open.map((run) => (
        <Question key={run.id} run={run} onAnswer={() => setAnswering(run)} />
      ))}
      {answering ? <AnswerDialog run={answering} onClose={() => setAnswering(null)} /> : null}
    </section>
  );
}

function Question({ run, onAnswer }: { run: ServiceRun; onAnswer: () => void }) {
  const { detail, wantedQuestion, questionShown } = useWorkspace();
  const help = useRef<HTMLButtonElement>(null);
  const isWanted = wantedQuestion === run.id;
  useEffect(() => {
    if (!isWanted) return;
    // After the viewer, which may just have been closed, has given back the focus.
    const timer = setTimeout(() => {
      help.current?.focus({ preventScroll: true });
      void help.current?.scrollIntoView({ block: 'center' });
      questionShown();
    });
    return () => clearTimeout(timer);
  }, [isWanted, questionShown]);
  return (
    <Notice tone="info" icon={<CircleHelp aria-hidden />}>
      <p className="font-semibold">
        {serviceWords[run.serviceType].name} needs your help with{' '}
        {detail.mediaAssets.find((asset) => asset.id === run.mediaAssetId)?.fileName ?? 'a photo'}
      </p>
      <p>{run.errorMessage}</p>
      <Button ref={help} look="outline" size="sm" className="mt-3" onClick={onAnswer}>
        Help
      </Button>
    </Notice>
  );
}
