/** The flame of the product's lamp, in the lamp's own measures (64 × 64). */
export function LampFlame() {
  return (
    <>
      <path
        className="fill-gold"
        d="M12.8 29.2C7.8 29.2 5 25.9 5 21.9 5 16 10.8 12.9 13.3 4c4.2 5.3 7.7 10.9 7.7 16.8 0 5.1-3.3 8.4-8.2 8.4z"
      />
      <path
        fill="#fff3cd"
        d="M12.9 26.6c-2.4 0-4-1.6-4-3.9 0-3 2.7-4.6 4.1-8.4 2.3 2.8 4.1 5.4 4.1 8.3 0 2.4-1.7 4-4.2 4z"
      />
    </>
  );
}
