import { TreeStructureIcon } from '@phosphor-icons/react/dist/ssr/TreeStructure';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { mapPath } from '../debates-address.ts';

/** To the whole debate on one picture. */
export function MapLink({ week }: { week: string }) {
  const label = 'Map of the whole debate';
  return (
    <Link
      href={mapPath(week)}
      aria-label={label}
      data-tooltip={label}
      className={buttonClasses('ghost', 'icon')}
    >
      <TreeStructureIcon size={22} aria-hidden />
    </Link>
  );
}
