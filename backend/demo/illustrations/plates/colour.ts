/** Colour arithmetic in OKLab, so that shades of orange and of navy darken alike. Colours are #rrggbb. */
type Triple = readonly [number, number, number];

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function toOklab(hex: string): Triple {
  const channel = (at: number): number => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const rgb: Triple = [channel(1), channel(3), channel(5)];
  const lms: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ];
}

function toHex(lab: Triple): string {
  const lms: Triple = [
    dot([1, 0.3963377774, 0.2158037573], lab) ** 3,
    dot([1, -0.1055613458, -0.0638541728], lab) ** 3,
    dot([1, -0.0894841775, -1.291485548], lab) ** 3,
  ];
  const rgb = [
    dot([4.0767416621, -3.3077115913, 0.2309699292], lms),
    dot([-1.2684380046, 2.6097574011, -0.3413193965], lms),
    dot([-0.0041960863, -0.7034186147, 1.707614701], lms),
  ];
  const channel = (v: number): string => {
    const gamma = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, gamma)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}

export function mix(a: string, b: string, t: number): string {
  const [al, aa, ab] = toOklab(a);
  const [bl, ba, bb] = toOklab(b);
  return toHex([al + (bl - al) * t, aa + (ba - aa) * t, ab + (bb - ab) * t]);
}

/** Lightens (or darkens, negative) by `step` of OKLab lightness and multiplies the chroma. */
export function tone(hex: string, step: number, chroma = 1): string {
  const [l, a, b] = toOklab(hex);
  return toHex([Math.max(0.06, Math.min(0.99, l + step)), a * chroma, b * chroma]);
}

/** OKLab lightness, 0 black to 1 white. */
export const lightness = (hex: string): number => toOklab(hex)[0];
export const shadeOf = (hex: string): string => mix(tone(hex, -0.06 - lightness(hex) * 0.3, 1.15), '#141b2b', 0.28);
export const lightOf = (hex: string): string => mix(tone(hex, 0.2, 0.8), '#ffffff', 0.25);
export const lineOf = (hex: string): string => mix(tone(hex, -0.06 - lightness(hex) * 0.26), '#10141f', 0.22);

/** The colour, or snow where it would not stand out on the ground: small lettering must be read. */
export const readableOn = (ground: string, colour: string): string =>
  Math.abs(lightness(ground) - lightness(colour)) < 0.22 ? '#e9eae4' : colour;
