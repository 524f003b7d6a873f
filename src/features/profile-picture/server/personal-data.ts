import { findObjectsPage, type StoredObject } from '#features/files/server/for-other-features.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { addressOfPicture } from '../profile-picture.rules.ts';

/** A person's profile picture, in the section of their files; `files` erases what is stored of it. */
export const pictureData: PersonalData = {
  section: 'files',
  tables: ['stored_object', 'profile_picture'],
  async *exportOf(db, userId, publicUrl) {
    const pages = inPages<StoredObject>((last, limit) =>
      findObjectsPage(db, { userId, kind: 'picture', last, limit }),
    );
    for await (const rows of pages) {
      yield rows.map((row) => ({
        kind: row.kind,
        url: `${publicUrl}${addressOfPicture(row.id)}`,
        contentType: row.content_type,
        size: row.size,
        createdAt: row.created_at,
      }));
    }
  },
};
