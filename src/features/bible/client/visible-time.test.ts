import { describe, expect, it } from 'vitest';
import { VisibleTime } from './visible-time.ts';

describe('visible time', () => {
  it('counts only while the page is visible, and each moment once', () => {
    let now = 1000;
    const time = new VisibleTime(() => now);
    time.begin(true);
    now += 500;
    expect(time.take()).toBe(500);
    expect(time.take()).toBe(0);
    now += 200;
    time.setVisible(false);
    now += 10_000;
    time.setVisible(true);
    now += 300;
    expect(time.take()).toBe(500);
  });

  it('is not confused by a clock that is set back', () => {
    let now = 1000;
    const time = new VisibleTime(() => now);
    time.begin(true);
    now = 0;
    expect(time.take()).toBe(0);
    now = 50;
    expect(time.take()).toBe(50);
  });
});
