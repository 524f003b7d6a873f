import { Gauge, type Registry } from 'prom-client';
import type { ObjectStore } from '../object-store/object-store.ts';

/** Shows whether people's files can be reached; it is asked each time the figures are. */
export function showFileStore(metrics: Registry, objects: ObjectStore): void {
  new Gauge({
    name: 'lampstand_file_store_up',
    help: 'Whether the file store answers: 1, or 0.',
    registers: [metrics],
    async collect() {
      this.set(
        await objects.ping().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
}
