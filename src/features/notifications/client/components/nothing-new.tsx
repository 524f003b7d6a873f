import { EmptyState } from '#ui/empty-state.tsx';

/** Shown in place of an empty list. */
export function NothingNew() {
  return <EmptyState picture="/art/spots/nothing-new.svg" title="Nothing new. That is good news, too." />;
}
