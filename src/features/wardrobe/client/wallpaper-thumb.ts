/** The smallest copy of a picture, 96 × 192, by the address of its preview (scripts/art/make-previews.ts makes both). */
export function thumbOf(previewUrl: string): string {
  return previewUrl.replace('/previews/', '/thumbs/');
}
