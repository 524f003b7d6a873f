import { actsAsModerator } from '#contract/access.policy.ts';
import { AppError } from '#contract/errors.ts';
import { pictureKey } from '#features/files/pictures.rules.ts';
import { findObject, isComplete, sendObject } from '#features/files/server/for-other-features.ts';
import { hasOpenCase } from '#features/moderation/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pictureNamed } from '../post-pictures.rules.ts';
import { deletePostPicture, getPostPicture } from '../posts.contract.ts';
import { canOpenPostPicture, canReadPost } from '../talk.policy.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { picturesIn } from './picture-columns.ts';
import { findPost, type PostRow } from './post-store.ts';
import { removePicture } from './remove-picture.ts';
import { judge, noSuchPost, readingOfPost } from './talk-reading.ts';
import { findFirstPost } from './thread-store.ts';

/** The pictures that people show in a thread (docs/product.md, Groups). */
export function postPictureRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock, objects } = deps;

  endpoints.handle(getPostPicture, async ({ params, caller, request, reply }) => {
    const post = await findPost(db, params.postId);
    const named = pictureNamed(params.fileName);
    const picture = post && named && picturesIn(post).find(({ place }) => place === named.place);
    if (!picture) throw noSuchPost();
    const isModerator = actsAsModerator(caller);
    const judged = {
      authorId: post.user_id,
      isReadable: await isReadable(post, caller.id),
      isBeforeModerators: isModerator && (await isBeforeModerators(post)),
    };
    if (!canOpenPostPicture({ id: caller.id, isModerator }, judged)) throw noSuchPost();
    const object = await findObject(db, pictureKey(picture.id, named.edge), 'post-picture');
    if (!isComplete(object)) throw noSuchPost();
    reply.headers({
      // Whether it may still be seen is asked each time.
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    await sendObject({ request, reply, caller }, objects, object);
  });

  endpoints.handle(deletePostPicture, ({ params: { postId, fileName }, caller }) =>
    removePicture(deps, caller, postId, pictureNamed(fileName)?.place ?? -1),
  );

  /** By itself, or with the topic that it opens. */
  async function isBeforeModerators(post: PostRow): Promise<boolean> {
    if (await hasOpenCase(db, 'group-post', post.id)) return true;
    if (!(await hasOpenCase(db, 'group-topic', post.thread_id))) return false;
    return (await findFirstPost(db, post.thread_id))?.id === post.id;
  }

  async function isReadable(post: PostRow, readerId: string): Promise<boolean> {
    try {
      const { reading } = await readingOfPost(db, post.id, readerId, clock.now());
      return canReadPost(reading, await judge(db, reading, post));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }
}
