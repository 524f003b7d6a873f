import { renderToString } from 'react-dom/server';
import type { ClientFeature } from '#platform/client/client-feature.ts';
import { keepFirstAnswers } from '#platform/client/first-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { ServedCookies } from '#platform/client/served-cookies.ts';
import { App } from '../app.tsx';
import { clientFeatures } from '../client-features.ts';
import { composeClient } from '../compose-client.ts';
import { preloadPlace } from '../preload-on-intent.ts';

export interface PageToRender {
  /** Its path and query. */
  at: string;
  /** The `Cookie` header: what the browser keeps of how it shows things. */
  cookies: string;
  /** What the page brings along (src/app/first-answers.ts). */
  answers: Record<string, unknown>;
}

/**
 * The markup that the browser's first rendering gives with the same answers, so that the app in the browser can take
 * it over.
 */
export async function renderPage(
  { at, cookies, answers }: PageToRender,
  features: readonly ClientFeature[] = clientFeatures,
): Promise<string> {
  const composed = composeClient(features);
  await preloadPlace(composed, composed.table.placeAt(at, 'signed-in', cookies));
  const queryClient = createQueryClient();
  keepFirstAnswers(queryClient, answers);
  return renderToString(
    <ServedCookies value={cookies}>
      <App composed={composed} queryClient={queryClient} at={at} />
    </ServedCookies>,
  );
}
