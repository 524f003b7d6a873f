import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { Link } from 'wouter';
import type { CaseItem } from '../../moderation.contract.ts';
import { CaseTag } from './case-tag.tsx';

/** On a phone, in place of the app's bar: back to the list (and from the list home), where one is, and how urgent it is. */
export function PhoneBar({
  title,
  isList,
  item,
  onList,
}: {
  title: string;
  isList: boolean;
  item: CaseItem | undefined;
  onList: () => void;
}) {
  const look = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/8';
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-1 px-2 lg:hidden">
      {isList ? (
        <Link href="/" aria-label="Home" className={look}>
          <CaretLeftIcon size={22} aria-hidden />
        </Link>
      ) : (
        <button type="button" aria-label="All reports" className={look} onClick={onList}>
          <CaretLeftIcon size={22} aria-hidden />
        </button>
      )}
      <span className="flex-1 font-semibold whitespace-nowrap">{title}</span>
      {item && <CaseTag item={item} className="mr-2" isLong />}
    </header>
  );
}
