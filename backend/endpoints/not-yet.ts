import type { Call } from 'contract/call';
import { NotYet } from '../domain/errors/refusals';
import type { Area } from './serve';

/** Serves calls that change something and that the shop cannot do yet: 501, whatever is sent and without reading it. */
export function notYet(area: Area, ...calls: readonly Call[]): void {
  for (const call of calls) {
    area.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => {
      throw new NotYet();
    });
  }
}
