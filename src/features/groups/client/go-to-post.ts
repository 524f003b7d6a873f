/** Brings a post to the upper edge of the window, and the keyboard's place in the page with it. */
export function goToPost(postId: string): void {
  const post = document.getElementById(`post-${postId}`);
  if (!post) return;
  post.tabIndex = -1;
  post.scrollIntoView({ block: 'start' });
  post.focus({ preventScroll: true });
}
