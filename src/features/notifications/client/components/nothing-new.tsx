import { BirdIcon } from '@phosphor-icons/react/dist/ssr/Bird';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown in place of an empty list. */
export function NothingNew() {
  return <EmptyState icon={<BirdIcon size={30} />} title="Nothing new. That is good news, too." />;
}
