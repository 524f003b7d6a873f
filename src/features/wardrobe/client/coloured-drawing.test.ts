import { expect, it } from 'vitest';
import { colouredDrawing } from './coloured-drawing.ts';

it('writes the colours of somebody into a drawing, and its own where they have chosen none', () => {
  const source = '<path fill="var(--avatar-skin,#EDC6A2)"/><path fill="var(--avatar-hair-deep,#542a21)"/>';
  expect(colouredDrawing(source, { '--avatar-skin': '#8d5524' })).toBe(
    '<path fill="#8d5524"/><path fill="#542a21"/>',
  );
});
