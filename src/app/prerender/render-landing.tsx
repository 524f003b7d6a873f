import { renderToStaticMarkup } from 'react-dom/server';
import { Router as Location } from 'wouter';
import { pageOf } from '#platform/client/loadable-page.ts';
import { SkipLink } from '#ui/main-content.tsx';
import { clientFeatures } from '../client-features.ts';
import { composeClient } from '../compose-client.ts';

/** The landing's markup, as the client's router would show it to a visitor at '/'. */
export async function renderLanding(): Promise<string> {
  const place = composeClient(clientFeatures).table.placeAt('/', 'visitor');
  if (place === null) throw new Error("No feature has a screen for visitors at '/'.");
  const LandingPage = await pageOf(place.screen).preload();
  return renderToStaticMarkup(
    <Location ssrPath="/">
      <SkipLink />
      <LandingPage />
    </Location>,
  );
}
