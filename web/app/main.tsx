import '#web/ui/tokens.css';
import '#contracts/words.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { makeRouter } from './router.tsx';
import { Toasts } from './toasts.tsx';

const router = makeRouter();
const queries = makeQueryClient();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
);
