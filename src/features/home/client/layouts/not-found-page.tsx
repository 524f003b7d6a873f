import { Link } from 'wouter';
import { LandingScene } from '#features/accounts/client/for-other-features.ts';
import { ArrivalFocus } from '#platform/client/arrival-focus.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';

/** Any path that no screen has. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <MainContent className="relative isolate grid min-h-dvh content-center px-4 py-12">
      <LandingScene />
      <Card className="mx-auto flex w-full max-w-lg flex-col items-center p-8 text-center sm:p-10">
        <LampMark className="size-16" />
        <h1 className="mt-5 text-4xl">Page Not Found</h1>
        <p className="mt-3 text-balance text-ink-soft">
          There is nothing at this address. It may have moved, or a letter went missing on the way.
        </p>
        <p className="mt-5 font-scripture text-lg italic text-balance">
          “Rejoice with me, for I have found my sheep which was lost!”
        </p>
        <p className="text-sm text-ink-soft">Luke 15:6, WEB</p>
        <Link href="/" className={buttonClasses('primary', 'lg', 'mt-7')}>
          Back home
        </Link>
      </Card>
      <ArrivalFocus />
    </MainContent>
  );
}
