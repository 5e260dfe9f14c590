import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';

export function NotFound() {
  return (
    <div className="page grid min-h-[70vh] place-content-center justify-items-center gap-4 text-center">
      <title>Page Not Found · Portico</title>
      <p className="eyebrow">404</p>
      <h1 className="text-5xl sm:text-6xl">Page Not Found</h1>
      <p className="max-w-md text-ink-soft">
        There is no page at this address. It may have moved, or the link may be incomplete.
      </p>
      <Button asChild className="mt-4" size="lg">
        <a href={paths.home}>Back to the front door</a>
      </Button>
    </div>
  );
}
