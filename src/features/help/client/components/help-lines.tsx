import { ChatCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatCircle';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { HelpLine } from '../../help.contract.ts';
import type { HelpQuery } from '../use-help-lines.ts';

/** Who helps at once, the church's own contact first, and where that stands for the rest of the world; what to do while it is not known. */
export function HelpOf({ lines }: { lines: HelpQuery }) {
  const { data } = lines;
  return (
    <>
      <div className="max-w-2xl">
        {data !== undefined && <HelpLines lines={[...data.church, ...data.lines]} />}
        {data?.country === null && <CountryMissing />}
        {lines.isPending && <Skeleton className="h-64" />}
        {lines.isError && data === undefined && (
          <HelpLinesMissing pending={lines.isFetching} onRetry={() => lines.refetch()} />
        )}
      </div>
      {data !== undefined && (
        <p className="mt-3">
          <a
            href={data.elsewhere.href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Elsewhere in the world: {data.elsewhere.name}
          </a>
        </p>
      )}
    </>
  );
}

/** Numbers to call or write to, the largest thing on the screen: the whole row dials. */
function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={`${line.name} ${line.number}`}>
          <LineRow line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineRow({ line: { name, number, href, kind, how, hours } }: { line: HelpLine }) {
  const Icon = kind === 'text' ? ChatCircleIcon : PhoneIcon;
  const content = (
    <>
      <span className="min-w-0 grow">
        <span className="block font-heading text-[1.4375rem]/[1.15] font-[560] wrap-anywhere">{number}</span>{' '}
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-ink-soft">{[how, hours].filter(Boolean).join(', ')}</span>
      </span>
      {href !== null && (
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-on-primary"
        >
          <Icon size={24} weight="fill" />
        </span>
      )}
    </>
  );
  const classes =
    'flex min-h-19 items-center gap-3.5 rounded-[18px] bg-surface py-3 pr-3.5 pl-4.5 text-ink shadow-soft';
  return href === null ? (
    <div className={classes}>{content}</div>
  ) : (
    <a href={href} className={classes}>
      {content}
    </a>
  );
}

/** While the numbers cannot be fetched: who is always near. */
function HelpLinesMissing({ onRetry, pending }: { onRetry: () => void; pending: boolean }) {
  return (
    <div role="alert" className="grid gap-3 rounded-[18px] bg-surface p-4.5 shadow-soft">
      <p>
        The numbers did not arrive. If a life is in danger, please call your country’s emergency number, or go
        to somebody near you now.
      </p>
      <Button variant="secondary" pending={pending} onClick={onRetry} className="w-fit">
        Try again
      </Button>
    </div>
  );
}

/** Where nobody knows the reader's country. */
function CountryMissing() {
  return (
    <p className="rounded-[18px] bg-surface p-4.5 shadow-soft">
      Choose your country above, and its numbers stand here. If a life is in danger, please call your
      country’s emergency number now.
    </p>
  );
}
