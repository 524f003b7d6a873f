import { pictureUrl } from '#features/people/people.rules.ts';
import { isBlockedBetween, publicPeople } from '#features/people/server/for-other-features.ts';
import type { WordsKind } from '#platform/server/words-kind.ts';
import { findPictureById, updateHiddenAt } from './profile-picture-store.ts';

/**
 * A profile picture; its id is the picture's, as it stands in its address. A hidden one gives way to the avatar's face, until its
 * owner makes another the picture.
 */
export const pictureWords: WordsKind = {
  kind: 'profile-picture',
  called: 'a picture',
  tables: ['profile_picture', 'stored_object'],
  async find(db, id) {
    const picture = await findPictureById(db, id);
    if (!picture) return undefined;
    return {
      id,
      authorId: picture.user_id,
      text: '',
      pictureUrls: [pictureUrl(id)],
      writtenAt: picture.created_at,
      isAnonymous: false,
      isHidden: picture.hidden_at !== null,
      audience: 'Everyone here',
      href: `/people/${picture.user_id}`,
    };
  },
  inContext: async () => ({ before: [], after: [] }),
  async canRead(db, id, viewerId) {
    const picture = await findPictureById(db, id);
    if (!picture || picture.hidden_at !== null) return false;
    return !(await isBlockedBetween(db, picture.user_id, viewerId));
  },
  async canOpen(db, id, readerId, now) {
    const picture = await findPictureById(db, id);
    return (
      picture !== undefined && (await publicPeople(db, readerId, [picture.user_id], now)).has(picture.user_id)
    );
  },
  hide: (tx, id, now) => updateHiddenAt(tx, id, now),
  restore: (tx, id) => updateHiddenAt(tx, id, null),
  countBy: async () => null,
};
