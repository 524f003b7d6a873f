import { OwnWords } from '#ui/own-words.tsx';

/** 'Ruth M. invites you to Lampstand'; without a name where whoever invites has none that is shown. */
export function InvitesYou({ name }: { name: string | null }) {
  if (name === null) return 'You are invited to Lampstand';
  return (
    <>
      <OwnWords translate="no">{name}</OwnWords> invites you to Lampstand
    </>
  );
}
