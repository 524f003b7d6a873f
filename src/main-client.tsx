import './older-browsers.ts';
import '#ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { clientFeatures } from '#app/client-features.ts';
import { composeClient } from '#app/compose-client.ts';
import { preloadOnIntent, preloadPlace } from '#app/preload-on-intent.ts';
import { noteLeaving } from '#platform/client/after-leaving.ts';
import { firstAnswersOfPage, keepFirstAnswers } from '#platform/client/first-answers.ts';
import { explainToFormerVersions } from '#platform/client/former-version.ts';
import { noteBegun } from '#platform/client/note-begun.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { putReplacedTextsBack } from '#platform/client/replaced-texts.ts';
import { followSeenPart } from '#ui/seen-part.ts';
import { markTyping } from '#ui/typing-mark.ts';

noteBegun();
putReplacedTextsBack(document.body);
noteLeaving();
const composed = composeClient(clientFeatures);
const queryClient = createQueryClient();
keepFirstAnswers(queryClient, firstAnswersOfPage());
for (const { atStart } of clientFeatures) atStart?.(queryClient);
preloadOnIntent(composed);
explainToFormerVersions();
followSeenPart();
markTyping();

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App composed={composed} queryClient={queryClient} />
  </StrictMode>
);
const who = document.documentElement.dataset.session === 'none' ? 'visitor' : 'signed-in';
const { pathname, search } = window.location;
// The page shows its loading screen, or the screen itself as the server rendered it, until there is something to show; as a
// transition, rendering leaves the browser room in between.
void preloadPlace(composed, composed.table.placeAt(pathname + search, who)).then(() =>
  startTransition(() => {
    if (root.dataset.rendered === undefined) createRoot(root).render(app);
    else hydrateRoot(root, app);
  }),
);
