import { api } from '#contracts/api.ts';
import type { RouteBook } from '#server/platform/route-book.ts';
import { type FeedbackParts, sendFeedback } from './send-feedback.ts';

export const feedbackRoutes = (book: RouteBook, parts: FeedbackParts): void => {
  book.on(api.sendFeedback, ({ actor, db, body, request }) =>
    sendFeedback(db, parts, actor, body, (error) => request.log.warn({ err: error }, 'feedback was kept, not mailed')),
  );
};
