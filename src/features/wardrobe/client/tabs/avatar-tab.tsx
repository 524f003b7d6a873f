import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { ProfilePictureControl } from '#features/profile-picture/client/for-other-features.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { type AvatarLook, lookOf, sameLook, styleOf } from '../avatar-look.ts';
import { ColourChoices } from '../components/colour-choices.tsx';
import { Figure } from '../components/figure.tsx';
import { LookActions } from '../components/look-actions.tsx';
import { StyleChoices } from '../components/style-choices.tsx';
import { profileQuery } from '../wardrobe-queries.ts';

/** The avatar tab. The figure shows each choice at once; 'Update Avatar' saves it. */
export function AvatarTab() {
  const { user } = useCurrentUser();
  return user === null ? null : <AvatarEditor key={user.id} user={user} />;
}

function AvatarEditor({ user }: { user: User }) {
  const saved = lookOf(user);
  const [look, setLook] = useState<AvatarLook>(saved);
  const { data: profile } = useQuery(profileQuery);
  const { currentOutfitId: outfitId } = user;
  const card = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<AvatarLook>) => setLook((known) => ({ ...known, ...changes }));
  return (
    <div className="@container">
      <div className="grid items-start gap-3 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div
          ref={card}
          tabIndex={-1}
          className="card-surface [--surface-opacity:100%] outline-none top-2 z-10 flex overflow-hidden @3xl:top-6 @3xl:flex-col [@media(min-height:40rem)]:sticky"
        >
          <div className="stage grid flex-1 place-items-center pt-5 pb-3 @3xl:pt-6 @3xl:pb-4">
            <Figure look={look} outfitId={outfitId} breathing className="h-72 @3xl:h-110" />
          </div>
          <div className="flex flex-1 flex-col justify-center gap-3 p-4 @3xl:flex-none">
            <div className="flex flex-col gap-3 @3xl:flex-row @3xl:items-center">
              <ProfilePictureControl />
              <p className="min-w-0">
                <OwnWords
                  translate="no"
                  className="block text-left font-heading text-[min(1.25rem,8vw)] leading-tight"
                >
                  {user.firstName}
                </OwnWords>
                <span className="mt-1 block text-sm text-ink-soft">
                  {styleOf(look).label}
                  {profile?.currentOutfit && `, in ${profile.currentOutfit.name}`}
                </span>
              </p>
            </div>
            {!sameLook(look, saved) && (
              <LookActions look={look} onUndo={() => setLook(saved)} returnFocus={card} />
            )}
          </div>
        </div>
        {/* What has the focus comes to stand below the card. */}
        <div className="flex flex-col gap-3 [@media(min-height:40rem)]:@max-3xl:[--room-above:22rem]">
          <StyleChoices look={look} outfitId={outfitId} onChoose={(style) => change({ style })} />
          <ColourChoices look={look} onChange={change} />
        </div>
      </div>
    </div>
  );
}
