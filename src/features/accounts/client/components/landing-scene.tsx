/** The drawn morning (in Vigil: the night before it) behind the hero. */
export function LandingScene() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 -z-10 bg-linear-to-b from-sky-wash via-gold-wash to-ground"
    />
  );
}
