/** The smallest copy of a picture, 96 × 192, by the address of its preview (art/previews/make-previews.ts makes both). */
export function thumbOf(previewUrl: string): string {
  return previewUrl.replace('/previews/', '/thumbs/');
}

/** What an `img` of the whole screen chooses from, by its width in pixels: a copy for phones, a quarter as large, and the picture itself. */
export function screenSources({ imageUrl, previewUrl }: { imageUrl: string; previewUrl: string }): string {
  return `${previewUrl.replace('/previews/', '/screens/')} 1080w, ${imageUrl} 1440w`;
}
