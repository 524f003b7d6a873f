import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonClasses } from './button.tsx';
import { MainContent } from './main-content.tsx';
import { OneSky, Sky } from './sky.tsx';
import { SkyBar } from './sky-bar.tsx';

/** Where the way back leads, and what it is called. */
interface WayBack {
  back: string;
  label: string;
}

/** In place of a page that is not there, or not for its reader: why, and the one way on. */
export function InsteadPage({
  on,
  ...said
}: WayBack & { title: string; text: string; on: { href: string; label: string } }) {
  return (
    <UnderOneSky {...said}>
      <Link href={on.href} className={buttonClasses('primary', 'lg', 'w-full')}>
        {on.label}
      </Link>
    </UnderOneSky>
  );
}

/** In place of a page that did not arrive: a way to try again. */
export function NotArrivedPage({
  pending,
  onRetry,
  ...way
}: WayBack & { pending: boolean; onRetry: () => void }) {
  return (
    <UnderOneSky {...way} title="This did not arrive" text="Please look at your connection and try again.">
      <Button size="lg" className="w-full" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </UnderOneSky>
  );
}

function UnderOneSky({
  back,
  label,
  title,
  text,
  children,
}: WayBack & { title: string; text: string; children: ReactNode }) {
  return (
    <MainContent>
      <OneSky
        middle="request"
        bar={<SkyBar back={back} label={label} />}
        sky={
          <Sky className="pt-4 lg:pt-24">
            <h1 className="text-[2rem] text-balance">{title}</h1>
            <p className="mt-3 max-w-md text-pretty">{text}</p>
          </Sky>
        }
        className="pb-6"
      >
        {children}
      </OneSky>
    </MainContent>
  );
}
