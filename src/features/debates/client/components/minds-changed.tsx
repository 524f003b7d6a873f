import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { useState } from 'react';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { Debate, DebateClosing } from '../../debates.contract.ts';
import { movedWords, quoted, shortOf } from '../closing-words.ts';

/** Lines that are shown at first. */
const FIRST = 3;

/** What moved in a week: how many minds from what to what, and what they said of it, without names. */
export function MindsChanged({ debate, closing }: { debate: Debate; closing: DebateClosing }) {
  const { positions } = debate;
  return (
    <section aria-labelledby="minds-changed">
      <h2 id="minds-changed" className="text-[1.375rem]/[1.3] text-balance">
        {movedWords(debate)}
      </h2>
      {closing.minds.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {closing.minds.map(({ from, to, count }) => (
            <li key={`${from} ${to}`} className="flex items-baseline gap-3 py-2.5">
              <b className="min-w-9 font-heading text-[1.625rem]/none font-[560]">
                {count.toLocaleString('en-US')}
              </b>
              <Way positions={positions} from={from} to={to} />
            </li>
          ))}
        </ul>
      )}
      {closing.lines.length > 0 && <Lines debate={debate} lines={closing.lines} />}
    </section>
  );
}

function Way({ positions, from, to }: { positions: Debate['positions']; from: string; to: string }) {
  return (
    <span className="min-w-0 text-ink-soft">
      from <OwnWords className="text-ink">{shortOf(positions, from)}</OwnWords> to{' '}
      <OwnWords className="text-ink">{shortOf(positions, to)}</OwnWords>
    </span>
  );
}

function Lines({ debate, lines }: { debate: Debate; lines: DebateClosing['lines'] }) {
  const [isOpen, setOpen] = useState(lines.length <= FIRST + 1);
  return (
    <div className="mt-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">In their words</h3>
      <ul className="divide-y divide-line">
        {lines.map((line, place) => (
          <li
            key={line.id}
            className={cn('flex items-start gap-2 py-3', !isOpen && place >= FIRST && 'hidden print:flex')}
          >
            <figure className="min-w-0 grow">
              <OwnWords as="blockquote">{quoted(line.text)}</OwnWords>
              <figcaption className="mt-0.5 text-sm">
                <Way positions={debate.positions} from={line.from} to={line.to} />
              </figcaption>
            </figure>
            {line.canReport && <ReportLine id={line.id} />}
          </li>
        ))}
      </ul>
      {!isOpen && (
        <Button variant="ghost" className="-ms-4 print:hidden" onClick={() => setOpen(true)}>
          All {lines.length}
        </Button>
      )}
    </div>
  );
}

function ReportLine({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Report these words"
        className="-me-2.5 -mt-1.5 shrink-0 text-ink-soft print:hidden"
        icon={<FlagIcon size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Report
        reported={{ kind: 'debate-mind', wordsId: id, about: null }}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
