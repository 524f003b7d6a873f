import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import type { Claim } from '../../debates.contract.ts';
import { claimPath } from '../debates-address.ts';

/** '2 of 5', with the ways to those beside it. */
export function SiblingsLine({ siblings: { place, of, previous, next } }: { siblings: Claim['siblings'] }) {
  if (of < 2) return null;
  return (
    <nav aria-label="Claims beside this one" className="flex items-center text-ink-soft">
      <Step to={previous} label="Previous claim" icon={<CaretLeftIcon size={16} aria-hidden />} />
      <span className="text-sm whitespace-nowrap">
        {place} of {of}
      </span>
      <Step to={next} label="Next claim" icon={<CaretRightIcon size={16} aria-hidden />} />
    </nav>
  );
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: ReactNode }) {
  const shape = buttonClasses('ghost', 'icon', '-mx-2');
  if (to === null) return <span aria-hidden="true" className={`${shape} invisible`} />;
  return (
    <Link href={claimPath(to)} replace aria-label={label} data-tooltip={label} className={shape}>
      {icon}
    </Link>
  );
}
