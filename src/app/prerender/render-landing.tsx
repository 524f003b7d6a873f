import { renderToStaticMarkup } from 'react-dom/server';
import { Router as Location } from 'wouter';
import { LandingPage } from '#features/accounts/client/pages/landing-page.tsx';
import { SkipLink } from '#ui/main-content.tsx';

/** The landing's markup, as the client's router would show it to a visitor at '/'. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <Location ssrPath="/">
      <SkipLink />
      <LandingPage />
    </Location>,
  );
}
