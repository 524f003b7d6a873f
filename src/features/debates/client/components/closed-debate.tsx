import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import type { Debate, DebateClosing } from '../../debates.contract.ts';
import { shortOf } from '../closing-words.ts';
import { claimsAndNew, ownClaimsWords } from '../debate-words.ts';
import { debatesPath, positionPath } from '../debates-address.ts';
import { shareClosed } from '../share-closed.ts';
import { closedDay } from '../week-words.ts';
import { BestArgued } from './best-argued.tsx';
import './closed-debate.css';
import { MapLink } from './map-link.tsx';
import { MindsChanged } from './minds-changed.tsx';
import { WordAtTheClose } from './word-at-the-close.tsx';

/** A week that is closed: what moved, what was said best and by whom, and the way into all of it. No side has won. */
export function ClosedDebate({ debate, closing }: { debate: Debate; closing: DebateClosing }) {
  const { Room } = useAppShape().drawings;
  return (
    <MainContent>
      <Suspense>
        <Room room="rainbow-after-flood" />
      </Suspense>
      <OneSky
        width="pages"
        middle="request"
        grows="sheet"
        bar={
          <SkyBar back={debatesPath} label="Back to the debates">
            <span className="grow font-semibold max-[229px]:sr-only">The weekly debate</span>
            <span className="flex">
              <MapLink week={debate.week} />
              <IconButton
                label="Print"
                icon={<PrinterIcon size={22} aria-hidden />}
                onClick={() => window.print()}
              />
              <IconButton
                label="Share"
                icon={<ShareNetworkIcon size={22} aria-hidden />}
                onClick={() => shareClosed(debate)}
              />
            </span>
          </SkyBar>
        }
        sky={
          <Sky className="pt-1 lg:pt-24">
            <p>Closed on {closedDay(debate.closesAt, ownZone(), Date.now())}</p>
            <OwnWords
              as="h1"
              className="mt-1 text-left text-[1.75rem]/[1.16] text-balance lg:text-[3.25rem]/[1.08]"
            >
              {debate.question}
            </OwnWords>
          </Sky>
        }
        className="pb-8 lg:px-14 lg:pt-16"
      >
        <div data-closed-debate className="grid gap-7">
          <MindsChanged debate={debate} closing={closing} />
          <BestArgued best={closing.best} positions={debate.positions} />
          <WordAtTheClose debate={debate} words={closing.words} />
          <Mine debate={debate} />
          <AllOfIt debate={debate} people={closing.people} />
        </div>
      </OneSky>
    </MainContent>
  );
}

/** What the reader did in the week; nobody else sees it. */
function Mine({ debate: { mine, positions } }: { debate: Debate }) {
  const isSecret = useIsSecret();
  if (mine.claims === 0 && mine.mind === null) return null;
  return (
    <section aria-labelledby="mine" className="print:hidden">
      <h2 id="mine" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        Your own week
      </h2>
      <p className="mt-1">
        {ownClaimsWords(mine.claims, { isSecret })}
        {mine.mind !== null &&
          `Your mind changed from ${shortOf(positions, mine.mind.from)} to ${shortOf(positions, mine.mind.to)}.`}
      </p>
    </section>
  );
}

/** The way into the tree, which stays as it was at the close. */
function AllOfIt({ debate, people }: { debate: Debate; people: number }) {
  return (
    <section aria-labelledby="all-of-it" className="print:hidden">
      <h2 id="all-of-it" className="text-[1.375rem]/[1.3]">
        Read all of it
      </h2>
      {people > 0 && (
        <p className="mt-1 text-ink-soft">
          {numberWord(people)} {people === 1 ? 'person' : 'people'} spoke. It stays as it was at the close.
        </p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {debate.positions.map(({ key, title, claims }) => (
          <li key={key}>
            <Link
              href={positionPath(debate.week, key)}
              className="-mx-3 flex min-h-16 items-center gap-3 rounded-control px-3 py-3 hover:bg-ink/4"
            >
              <span className="min-w-0 grow">
                <OwnWords className="block text-left font-heading text-lg/[1.25]">{title}</OwnWords>
                <span className="block text-sm text-ink-soft">{claimsAndNew(claims, 0)}</span>
              </span>
              <CaretRightIcon size={18} aria-hidden className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
