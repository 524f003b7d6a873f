import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MainContent } from '#ui/main-content.tsx';

/** Where nobody is, and where whoever is does not want to be found: both look alike. */
export function NobodyHere() {
  return (
    <MainContent className="grid min-h-dvh content-center px-4 py-12">
      <Card className="mx-auto flex w-full max-w-md flex-col items-center gap-5 p-8 text-center">
        <h1 className="text-2xl text-balance">Nobody is here under this address.</h1>
        <Link href="/" className={buttonClasses('primary', 'lg')}>
          Back home
        </Link>
      </Card>
    </MainContent>
  );
}
