import { lightOf, lineOf, mix, shadeOf, tone } from './colour';
import { openCurve } from './curve';
import { num, type Point } from './geometry';
import type { Shape } from './shaded-plate';
import { ShadedPlate } from './shaded-plate';

export type ZipOptions = {
  tape: string;
  teeth?: string;
  /** `sealed` is the taped, water-resistant one */
  kind?: 'coil' | 'vislon' | 'sealed';
  /** width in plate units */
  width?: number;
  /** where the puller hangs and by how many degrees it is turned */
  pull?: readonly [x: number, y: number, degrees: number];
  pullColour?: string;
  pullLength?: number;
};

type TubeOptions = { cap?: 'round' | 'butt'; gloss?: number; dash?: string; shadow?: number };

const lineData = (shape: Shape): string => (typeof shape === 'string' ? shape : openCurve(shape));

/** Zips, straps, cords and other hardware, each piece stored once in a plate. */
export class Kit extends ShadedPlate {
  zip(shape: Shape, options: ZipOptions): string {
    const { tape, teeth = '#555', kind = 'coil', width = 7, pull, pullColour = '#ddd', pullLength = 26 } = options;
    const use = `<use href="#${this.path(lineData(shape))}"`;
    const shift = (x: number, y: number): string => `transform="translate(${this.units(x)} ${this.units(y)})"`;
    const bed = [
      `${use} stroke="#0b101c" stroke-opacity=".35" stroke-width="${this.units(width + 3)}" ${shift(1.2, 1.2)}/>`,
      `${use} stroke="${tape}" stroke-width="${this.units(width)}"/>`,
    ];
    const sealed = [
      `${use} stroke="${lightOf(tape)}" stroke-opacity=".5" stroke-width="${this.units(1)}" ${shift(-width * 0.28, 0)}/>`,
      `${use} stroke="#05080f" stroke-opacity=".7" stroke-width="${this.units(1.1)}"/>`,
    ];
    const [share, dash, gap] = kind === 'vislon' ? [0.62, 2.2, 1.5] : [0.46, 1.2, 1.1];
    const toothed = [
      `${use} stroke="${teeth}" stroke-width="${this.units(width * share)}" stroke-dasharray="${this.units(dash)} ${this.units(gap)}"/>`,
      `${use} stroke="#05080f" stroke-opacity=".55" stroke-width="${this.units(0.9)}"/>`,
    ];
    const art = `<g fill="none">${[...bed, ...(kind === 'sealed' ? sealed : toothed)].join('')}</g>`;
    return pull ? art + this.pull(...pull, pullColour, pullLength) : art;
  }

  pull(x: number, y: number, degrees: number, colour: string, length: number): string {
    const at = (share: number): string => num(length * share);
    const body = [
      '<path d="M-4-6Q0-9 4-6L3.4 5Q0 8-3.4 5Z" fill="#8d9297" stroke="#22262c" stroke-width="1"/>',
      '<path d="M-1.6-4H1.6V3H-1.6Z" fill="#e9ecee" opacity=".7"/>',
      `<path d="M0 4L.6 ${at(0.45)}" stroke="#1b1f27" stroke-width="2.4"/>`,
      `<path d="M-2.6 ${at(0.38)}Q0 ${at(0.3)} 2.6 ${at(0.38)}L3.6 ${length}Q0 ${length + 4}-3.6 ${length}Z" fill="${colour}" stroke="${lineOf(colour)}" stroke-width=".9"/>`,
      `<path d="M-1 ${at(0.5)}L-1.6 ${at(0.9)}" stroke="#fff" stroke-opacity=".45" stroke-width="1"/>`,
    ].join('');
    return this.hardware(`pull${colour}${length}`, x, y, degrees, 1 / this.scale, body);
  }

  /** Flat webbing, width in millimetres. */
  strap(shape: Shape, width: number, colour: string): string {
    const use = `<use href="#${this.path(lineData(shape))}"`;
    const shine = `transform="translate(${num(-width * 0.18, 2)} ${num(-width * 0.18, 2)})"`;
    const drop = `transform="translate(${this.units(2)} ${this.units(3)})"`;
    return [
      '<g fill="none" stroke-linejoin="round">',
      `${use} stroke="#0b101c" stroke-opacity=".22" stroke-width="${num(width, 2)}" ${drop}/>`,
      `${use} stroke="${lineOf(colour)}" stroke-width="${num(width + 2 / this.scale, 2)}"/>`,
      `${use} stroke="${colour}" stroke-width="${num(width, 2)}"/>`,
      `${use} stroke="#000" stroke-opacity=".14" stroke-width="${num(width, 2)}" stroke-dasharray="${this.units(1.2)} ${this.units(1.6)}"/>`,
      `${use} stroke="${lightOf(colour)}" stroke-opacity=".14" stroke-width="${num(width * 0.3, 2)}" ${shine}/>`,
      '</g>',
    ].join('');
  }

  /** A round cord, pole or wire, width in millimetres. */
  tube(shape: Shape, width: number, colour: string, options: TubeOptions = {}): string {
    const { cap = 'round', gloss = 0.6, dash, shadow = 0.3 } = options;
    const use = `<use href="#${this.path(lineData(shape))}"`;
    const shift = (x: number, y: number): string => `transform="translate(${num(width * x, 2)} ${num(width * y, 2)})"`;
    const weight = (share: number): string => `stroke-width="${num(width * share, 2)}"`;
    return [
      `<g fill="none" stroke-linejoin="round" stroke-linecap="${cap}">`,
      shadow ? `${use} stroke="#0b101c" stroke-opacity="${shadow}" ${weight(1)} ${shift(0.25, 0.4)}/>` : '',
      `${use} stroke="${lineOf(colour)}" stroke-width="${num(width + 1.6 / this.scale, 2)}"/>`,
      `${use} stroke="${mix(colour, shadeOf(colour), 0.55)}" ${weight(1)}/>`,
      `${use} stroke="${colour}" ${weight(0.66)} ${shift(-0.12, -0.12)}/>`,
      `${use} stroke="${lightOf(colour)}" stroke-opacity="${gloss}" ${weight(0.2)} ${shift(-0.2, -0.2)}/>`,
      dash
        ? `${use} stroke="${dash}" stroke-opacity=".7" ${weight(0.5)} stroke-dasharray="${num(width * 0.35, 2)} ${num(width * 1.1, 2)}"/>`
        : '',
      '</g>',
    ].join('');
  }

  cordlock(x: number, y: number, degrees: number, size: number, colour: string): string {
    const body = [
      `<path d="M-6-8Q0-11 6-8L7 6Q0 10-7 6Z" fill="${colour}" stroke="${lineOf(colour)}"/>`,
      '<path d="M-3.5-6Q-4.5 0-4 5" stroke="#fff" stroke-opacity=".4" stroke-width="1.6" fill="none"/>',
      '<circle r="2.6" fill="#05070c"/><path d="M-5-9.5Q0-13 5-9.5" stroke="#777" stroke-width="2" fill="none"/>',
    ].join('');
    return this.hardware(`cordlock${colour}`, x, y, degrees, size / this.scale, body);
  }

  /** A side-release buckle for webbing of the given width in millimetres. */
  buckle(x: number, y: number, width: number, degrees = 0, colour = '#23262b'): string {
    const outline =
      'M-14-11Q-14-13-12-13H12Q14-13 14-11L15-3Q17 0 15 3L14 17Q14 19 12 19H-12Q-14 19-14 17L-15 3Q-17 0-15-3Z';
    const body = [
      `<path d="${outline}" fill="#05080f" opacity=".35" transform="translate(1.5 2.5)"/>`,
      `<path d="${outline}" fill="${colour}" stroke="${lineOf(colour)}" stroke-width="1"/>`,
      '<path d="M-10-9H10M-9 15H9" stroke="#04060a" stroke-width="2.6"/>',
      `<path d="M-11-2Q0-5 11-2L10 7Q0 4-10 7Z" fill="${tone(colour, 0.09)}"/>`,
      '<path d="M-12-11Q-13-3-13 0Q-13 8-12 16" stroke="#fff" stroke-opacity=".35" fill="none" stroke-width="1.2"/>',
      '<path d="M-8 1Q0-1 8 1" stroke="#fff" stroke-opacity=".3" fill="none" stroke-width="1"/>',
    ].join('');
    return this.hardware(`buckle${colour}`, x, y, degrees, width / 20, body);
  }

  /** A ladder-lock for webbing of the given width in millimetres. */
  ladder(x: number, y: number, width: number, degrees = 0, colour = '#23262b'): string {
    const body = [
      `<rect x="-13" y="-7" width="26" height="15" rx="3" fill="${colour}" stroke="${lineOf(colour)}"/>`,
      '<path d="M-10-3H10M-10 4H10" stroke="#04060a" stroke-width="2.4"/>',
      '<path d="M-11-5.4H11" stroke="#fff" stroke-opacity=".35"/>',
    ].join('');
    return this.hardware(`ladder${colour}`, x, y, degrees, width / 20, body);
  }

  screw(x: number, y: number, radius: number, colour = '#9aa0a4'): string {
    const body = [
      `<circle r="1" fill="${colour}" stroke="#22262c" stroke-width=".16"/>`,
      '<path d="M-.55-.55A.78.78 0 0 1 .4-.67" stroke="#fff" stroke-opacity=".8" stroke-width=".18" fill="none"/>',
      '<path d="M-.4 0H.4M0-.4V.4" stroke="#22262c" stroke-width=".2"/>',
    ].join('');
    return this.hardware(`screw${colour}`, x, y, 0, radius, body);
  }

  eyelet(x: number, y: number, radius: number, colour = '#8d9295'): string {
    const body = [
      `<circle r="1" fill="${colour}" stroke="#22262c" stroke-width=".2"/><circle r=".5" fill="#0b0f16"/>`,
      '<path d="M-.7-.3A.78.78 0 0 1 .2-.74" stroke="#fff" stroke-opacity=".8" stroke-width=".16" fill="none"/>',
    ].join('');
    return this.hardware(`eyelet${colour}`, x, y, 0, radius, body);
  }

  /** A run of hardware along a list of points. */
  screws(points: readonly Point[], radius: number, colour?: string): string {
    return points.map(([x, y]) => this.screw(x, y, radius, colour)).join('');
  }

  private hardware(key: string, x: number, y: number, degrees: number, scale: number, body: string): string {
    const id = this.once(key, (name) => `<g id="${name}">${body}</g>`);
    const turn = degrees ? ` rotate(${num(degrees)})` : '';
    return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${turn} scale(${num(scale, 4)})"/>`;
  }
}
