/** Where a picture of the catalogue is, 1440 × 2880. Everybody may fetch it. */
export function pictureAddress(wallpaperId: string): string {
  return `/art/wallpapers/${wallpaperId}.jpg`;
}

/** Its small copy, 360 × 720. */
export function previewAddress(wallpaperId: string): string {
  return `/art/wallpapers/previews/${wallpaperId}.avif`;
}
