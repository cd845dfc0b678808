/** Tents are built in space, in millimetres: x to the right, y away from the door, z up. */
import type { Point } from './geometry';

export type Place3 = readonly [x: number, y: number, z: number];
/** A line in space from 0 to 1: a pole, a seam. */
export type Line3 = (share: number) => Place3;
/** A piece of cloth: `u` from left to right and `v` from its hem upwards, seen from outside. */
export type Sheet = (u: number, v: number) => Place3;

export const between3 = ([ax, ay, az]: Place3, [bx, by, bz]: Place3, share: number): Place3 => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
  az + (bz - az) * share,
];

export const minus3 = (a: Place3, b: Place3): Place3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot3 = (a: Place3, b: Place3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length3 = (a: Place3): number => Math.hypot(a[0], a[1], a[2]);
export const cross3 = (a: Place3, b: Place3): Place3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Distance of the eye from the middle of the tent. */
const EYE = 7600;

/** Where the eye stands: turned about the tent and raised above the ground, radians. */
export type Camera = { readonly seen: (place: Place3) => Place3; readonly shown: (place: Place3) => Point };

/** @param yaw degrees to the left of the door @param raise degrees above the ground */
export function cameraAt(yaw: number, raise: number): Camera {
  const [turn, tilt] = [(yaw * Math.PI) / 180, (raise * Math.PI) / 180];
  const [cos, sin, up, down] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
  // to the right, up, and towards the eye
  const seen = ([x, y, z]: Place3): Place3 => {
    const away = x * sin + y * cos;
    return [x * cos - y * sin, z * up + away * down, z * down - away * up];
  };
  return {
    seen,
    shown: (place) => {
      const [x, y, near] = seen(place);
      const scale = EYE / (EYE - near);
      return [x * scale, -y * scale];
    },
  };
}

/** True where the eye sees the outer side of cloth with this normal. */
export const faces = (normal: Place3, [x, y, near]: Place3): boolean => dot3(normal, [-x, -y, EYE - near]) > 0;

/** A pole bent from foot to foot; `fullness` below 1 gives it steep sides and a flat crown. */
export const arch =
  (from: Place3, to: Place3, height: number, fullness = 0.8): Line3 =>
  (share) => {
    const [x, y] = between3(from, to, (1 - Math.cos(Math.PI * share)) / 2);
    return [x, y, height * Math.max(0, Math.sin(Math.PI * share)) ** fullness];
  };

/** Cloth between two poles: it hangs in a little where they do not hold it. @param sag millimetres towards the tent's middle */
export const between =
  (left: Line3, right: Line3, sag: number, middle: Place3 = [0, 0, 0]): Sheet =>
  (u, v) => {
    const place = between3(left(v), right(v), u);
    const inward = minus3(middle, place);
    const depth = (sag * 4 * u * (1 - u) * Math.min(1, 0.25 + 2 * v)) / (length3(inward) || 1);
    return [place[0] + inward[0] * depth, place[1] + inward[1] * depth, Math.max(0, place[2] + inward[2] * depth)];
  };
