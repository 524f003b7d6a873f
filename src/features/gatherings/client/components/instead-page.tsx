import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';

/** In place of a page that is not there, or not for its reader: why, and the one way on. */
export function InsteadPage({
  back,
  label,
  title,
  text,
  on,
}: {
  /** Where the way back leads, and what it is called. */
  back: string;
  label: string;
  title: string;
  text: string;
  on: { href: string; label: string };
}) {
  return (
    <MainContent>
      <OneSky
        middle="request"
        bar={<SkyBar back={back} label={label} />}
        sky={
          <Sky className="pt-4 lg:pt-24">
            <h1 className="text-[2rem] text-balance">{title}</h1>
            <p className="mt-3">{text}</p>
          </Sky>
        }
        className="pb-6"
      >
        <Link href={on.href} className={buttonClasses('primary', 'lg', 'w-full')}>
          {on.label}
        </Link>
      </OneSky>
    </MainContent>
  );
}

/** The same for what leaders and helpers of groups alone can do. */
export function LeadersAlone({
  title,
  text,
  ...way
}: {
  title: string;
  text: string;
  back: string;
  label: string;
}) {
  return (
    <InsteadPage
      {...way}
      title={title}
      text={text}
      on={{ href: '/community/groups/new', label: 'Start a group' }}
    />
  );
}

/** In place of a page that did not arrive: a way to try again. */
export function PageNotLoaded({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <MainContent>
      <div className="mx-auto grid min-h-dvh max-w-lg content-center px-4">
        <NotLoaded pending={pending} onRetry={onRetry} />
      </div>
    </MainContent>
  );
}
