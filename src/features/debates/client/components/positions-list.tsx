import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import type { DebatePosition } from '../../debates-fields.ts';
import { claimsAndNew } from '../debate-words.ts';
import { positionPath } from '../debates-address.ts';

/** The positions as those who hold them would put them; each leads to what is said for and against it. */
export function PositionsList({
  week,
  positions,
  canRead,
}: {
  week: string;
  positions: readonly DebatePosition[];
  /** Under 16 the positions are there, and not what others say. */
  canRead: boolean;
}) {
  return (
    <ul className="divide-y divide-line">
      {positions.map(({ key, title, says, claims, fresh }) => (
        <li key={key} className="relative flex gap-3 py-4 hover:bg-ink/4">
          <div className="min-w-0 grow">
            <h3 className="text-[1.3125rem]/[1.25] text-balance">
              {canRead ? (
                <Link href={positionPath(week, key)} className="after:absolute after:inset-0">
                  <OwnWords>{title}</OwnWords>
                </Link>
              ) : (
                <OwnWords>{title}</OwnWords>
              )}
            </h3>
            <OwnWords as="p" className="mt-1.5 max-w-[40em]">
              {says}
            </OwnWords>
            {canRead && <p className="mt-1.5 text-sm text-ink-soft">{claimsAndNew(claims, fresh)}</p>}
          </div>
          {canRead && <CaretRightIcon size={18} aria-hidden className="mt-1.5 shrink-0 text-ink-soft" />}
        </li>
      ))}
    </ul>
  );
}
