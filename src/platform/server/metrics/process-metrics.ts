import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { DiskRoom } from '../free-disk.ts';

/** Shows the process itself: processor, memory, delay of the event loop, garbage collection. Once a process. */
export function showProcess(metrics: Registry): void {
  collectDefaultMetrics({ register: metrics });
}

/** Shows the room on the disk of the data, or of the files where that has less; NaN when the disk does not answer. */
export function showDisk(metrics: Registry, askRoom: () => Promise<DiskRoom>): void {
  const registers = [metrics];
  const room = () => askRoom().catch(() => ({ free: Number.NaN, size: Number.NaN }));
  new Gauge({
    name: 'lampstand_disk_size_bytes',
    help: 'Size of the disk that DATA_DIR is on, or its files where they have less room.',
    registers,
    async collect() {
      this.set((await room()).size);
    },
  });
  new Gauge({
    name: 'lampstand_disk_free_bytes',
    help: 'What may still be written to the disk that DATA_DIR is on, or its files where they have less room.',
    registers,
    async collect() {
      this.set((await room()).free);
    },
  });
}
