import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

export const PAGE_SIZE = 10;

/** Appears only when more than one page matches. */
export function Paging({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (total <= PAGE_SIZE) return null;
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t pt-6">
      <p className="text-[15px] text-ink-soft">
        Page {page} of {pages}
      </p>
      <div className="flex gap-2">
        <Button look="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden />
          Previous
        </Button>
        <Button look="outline" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  );
}
