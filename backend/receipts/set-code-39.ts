import { code39 } from './code-39';
import type { Pdf } from './open-pdf';

/** Points of a module, the narrowest bar, and of the bars' height. */
const MODULE = 1.1;
const BAR_HEIGHT = 70;

/** Sets a number as a Code 39 from the left edge, and goes on below it. @param left points */
export function setCode39(doc: Pdf, number: string, left: number): void {
  const top = doc.y;
  let x = left;
  for (const { isBar, width } of code39(number)) {
    if (isBar) doc.rect(x, top, width * MODULE, BAR_HEIGHT).fill('#000');
    x += width * MODULE;
  }
  doc.y = top + BAR_HEIGHT + 10;
}
