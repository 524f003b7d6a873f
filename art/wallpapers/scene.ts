import type { Canvas } from './lib/canvas.ts';

/** What a scene file says about itself. */
export interface SceneMeta {
  /** kebab-case, the same as the file's name */
  id: string;
  title: string;
  /** share of the height (0 top, 1 bottom) that belongs in the middle of a wide crop */
  focusY: number;
}

/** The two exports of every file in `scenes/`. */
export interface Scene {
  meta: SceneMeta;
  draw(): Promise<Canvas>;
}

/** Loads one scene by id. Throws when there is no such file or its `meta.id` is another one. */
export async function loadScene(id: string): Promise<Scene> {
  const scene = (await import(`./scenes/${id}.ts`)) as Scene;
  if (scene.meta.id !== id) throw new Error(`scenes/${id}.ts calls itself ${scene.meta.id}`);
  return scene;
}
