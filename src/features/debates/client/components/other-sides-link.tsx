import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { Link } from 'wouter';
import { numberWord } from '#platform/client/number-word.ts';
import type { Debate } from '../../debates.contract.ts';
import { otherSidesPath } from '../debates-address.ts';

/** What waits for the reader's word, or how what they said of another side was received; nothing where there is neither. */
export function OtherSidesLink({ debate: { week, mine } }: { debate: Debate }) {
  const { toJudge, claims } = mine;
  // Whoever has made a second claim has stated another side.
  if (toJudge === 0 && claims < 2) return null;
  return (
    <Link
      href={otherSidesPath(week)}
      className="mt-4 flex min-h-14 items-center gap-3 rounded-[14px] bg-dusk-wash px-4 py-2.5 text-dusk hover:brightness-97"
    >
      <HandshakeIcon size={24} aria-hidden className="shrink-0" />
      <span className="min-w-0 grow">
        {toJudge > 0 ? (
          <>
            <b>{numberWord(toJudge)} said what you hold.</b> Is it fair?
          </>
        ) : (
          'How the other side heard you'
        )}
      </span>
      <CaretRightIcon size={18} aria-hidden className="shrink-0" />
    </Link>
  );
}
