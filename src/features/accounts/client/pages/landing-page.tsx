import { Link } from 'wouter';
import { HouseLinks } from '#features/guidelines/client/for-other-features.ts';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { LandingFeatures } from '../components/landing-features.tsx';
import { LandingScene } from '../components/landing-scene.tsx';

const noProviderId = 'no-provider';

/** What a visitor sees first. Rendered at build time: it needs no script, its links are plain links. */
export function LandingPage() {
  return (
    <MainContent>
      <LandingHero />
      <LandingFeatures />
      <LandingClosing />
    </MainContent>
  );
}

/**
 * To the provider; where the server says in the page that none is set up, a button that says so, without a script. It keeps its
 * place and its name.
 */
function LandingProviderLink() {
  const look = '-mx-3 min-h-11 items-center rounded-control px-3 font-semibold hover:bg-ink/8';
  return (
    <>
      <a href="/api/login" className={cn(look, 'inline-flex in-[html[data-provider=none]]:hidden')}>
        Single sign-on
      </a>
      <button
        type="button"
        popoverTarget={noProviderId}
        // Where a browser knows no popovers (Safari before 17), it would say nothing.
        className={cn(
          look,
          'hidden in-[html[data-provider=none]]:supports-[selector(:popover-open)]:inline-flex',
        )}
      >
        Single sign-on
      </button>
      <p
        id={noProviderId}
        popover="auto"
        role="alert"
        className="hidden inset-auto open:block top-16 right-[max(1rem,calc(50vw-34rem))] left-4 m-0 ms-auto max-w-sm rounded-control border border-line-strong/60 bg-surface px-4 py-3 text-ink shadow-soft"
      >
        Single sign-on is not set up on this server. Sign in with your email instead.
      </p>
    </>
  );
}

function LandingHero() {
  return (
    <section className="relative isolate flex min-h-[max(100svh,42rem)] flex-col overflow-hidden bg-sky-wash">
      <LandingScene />
      <div className="mx-auto flex w-full max-w-6xl grow flex-col px-5 pb-8 sm:px-8 sm:pb-12">
        <div className="flex min-h-18 flex-wrap items-center justify-between gap-x-3">
          <span className="flex items-center gap-2.5 font-heading text-xl">
            <LampMark className="size-9" />
            Lampstand
          </span>
          <LandingProviderLink />
        </div>
        {/* Its longest word fits a phone in letters of any size. */}
        <h1 className="mt-2 max-w-4xl text-[min(2rem,14vw)] leading-[1.1] min-[360px]:mt-4 min-[360px]:text-[min(2.375rem,14vw)] sm:text-[min(2.75rem,14vw)] lg:mt-8 lg:text-6xl lg:leading-[1.06]">
          Grow your faith through gamified spiritual experiences
        </h1>
        <p className="mt-3 max-w-72 min-[390px]:max-w-64 min-[360px]:mt-4 min-[360px]:text-lg text-balance sm:max-w-2xl sm:text-xl">
          Join a community of believers on an interactive spiritual adventure
        </p>
        <NotOpen className="mt-4 font-semibold text-balance max-sm:max-w-80" />
        <div className="mt-auto flex flex-col gap-3 sm:flex-row landscape:mt-8 landscape:flex-row">
          <Link href="/register" className={buttonClasses('primary', 'lg', onlyOpen)}>
            Start Your Journey Today
          </Link>
          <Link href="/signin" className={buttonClasses('secondary', 'lg')}>
            Already a member? Sign In
          </Link>
        </div>
      </div>
    </section>
  );
}

function LandingClosing() {
  return (
    <section className="mx-auto max-w-3xl px-5 pb-20 text-center sm:px-8">
      <blockquote className="font-scripture text-xl leading-relaxed italic sm:text-2xl">
        “Neither do you light a lamp, and put it under a measuring basket, but on a stand; and it shines to
        all who are in the house.”
      </blockquote>
      <p className="mt-3 text-ink-soft">Matthew 5:15, WEB</p>
      <Link href="/register" className={buttonClasses('primary', 'lg', cn('mt-8', onlyOpen))}>
        Create your account
      </Link>
      <NotOpen className="mx-auto mt-8" />
      <HouseLinks className="mt-14 justify-center" />
    </section>
  );
}

/** The server writes into the page that not everybody may make an account; the landing itself has no script that could ask. */
const onlyOpen = 'in-[html[data-registration]]:hidden';

/** In place of the way to an account, where not everybody may make one. */
function NotOpen({ className }: { className: string }) {
  return (
    <>
      <p className={cn('hidden max-w-md in-[html[data-registration=invite]]:block', className)}>
        People come in here by invitation: open the link that you were sent.
      </p>
      <p className={cn('hidden max-w-md in-[html[data-registration=closed]]:block', className)}>
        This server takes in nobody new at the moment.
      </p>
    </>
  );
}
