import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { useState } from 'react';
import { Report } from '#features/moderation/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { pictureIdOf } from '#features/people/people.rules.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { isolated } from '#ui/isolated.ts';
import { QuietRow } from '#ui/quiet-row.tsx';

/** Reports how somebody shows themselves: their name, or their picture where they have one. */
export function ReportPerson({ person, first }: { person: PublicPerson; first: string }) {
  const [reporting, setReporting] = useState<'name' | 'picture' | null>(null);
  const pictureId = pictureIdOf(person.profileImageUrl);
  const row = {
    icon: <FlagIcon size={24} />,
    label: 'Report',
    hint: `Moderators read it. ${isolated(first)} isn’t told who wrote.`,
  };
  const onOpenChange = (isOpen: boolean) => !isOpen && setReporting(null);
  return (
    <>
      {pictureId === null ? (
        <QuietRow {...row} onClick={() => setReporting('name')} />
      ) : (
        <DropdownMenu align="start" trigger={<QuietRow {...row} />}>
          <MenuItem onSelect={() => setReporting('name')}>The name</MenuItem>
          <MenuItem onSelect={() => setReporting('picture')}>The picture</MenuItem>
        </DropdownMenu>
      )}
      <Report
        reported={{ kind: 'person-name', wordsId: person.id, about: person.name }}
        open={reporting === 'name'}
        onOpenChange={onOpenChange}
      />
      {pictureId !== null && (
        <Report
          reported={{ kind: 'profile-picture', wordsId: pictureId, about: person.name }}
          open={reporting === 'picture'}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  );
}
