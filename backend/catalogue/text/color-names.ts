import type { ShopLanguage } from '../../domain/locale/language';

const ORDER = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const satisfies readonly ShopLanguage[];

/** Names of colours in Finnish, English, Swedish, German, French and Russian; the first of a cell is shown, the others are known too. */
const TABLE = `
Musta|Black|Svart|Schwarz|Noir|Чёрный,Черный
Valkoinen|White|Vit|Weiß,Weiss|Blanc|Белый
Harmaa|Grey,Gray|Grå|Grau|Gris|Серый
Tummanharmaa|Dark grey,Dark gray|Mörkgrå|Dunkelgrau|Gris foncé|Тёмно-серый
Vaaleanharmaa|Light grey,Light gray|Ljusgrå|Hellgrau|Gris clair|Светло-серый
Hopea|Silver|Silver|Silber|Argent,Argenté|Серебристый
Punainen|Red|Röd|Rot|Rouge|Красный
Tummanpunainen|Dark red|Mörkröd|Dunkelrot|Rouge foncé|Тёмно-красный
Viininpunainen|Burgundy,Wine,Wine red|Vinröd|Weinrot,Bordeaux|Bordeaux|Бордовый
Sininen|Blue|Blå|Blau|Bleu|Синий
Tummansininen|Navy,Navy blue,Dark blue|Marinblå,Mörkblå|Marineblau,Dunkelblau|Bleu marine|Тёмно-синий
Vaaleansininen|Light blue|Ljusblå|Hellblau|Bleu clair|Голубой
Turkoosi|Turquoise|Turkos|Türkis|Turquoise|Бирюзовый
Vihreä|Green|Grön|Grün|Vert|Зелёный,Зеленый
Tummanvihreä|Dark green|Mörkgrön|Dunkelgrün|Vert foncé|Тёмно-зелёный
Oliivinvihreä|Olive,Olive green|Olivgrön|Olivgrün,Oliv|Vert olive,Olive|Оливковый
Keltainen|Yellow|Gul|Gelb|Jaune|Жёлтый,Желтый
Kulta|Gold|Guld|Gold|Or,Doré|Золотистый
Oranssi|Orange|Orange|Orange|Orange|Оранжевый
Violetti|Purple,Violet|Lila,Violett|Lila,Violett|Violet|Фиолетовый
Vaaleanpunainen,Pinkki|Pink|Rosa|Rosa,Pink|Rose|Розовый
Ruskea|Brown|Brun|Braun|Marron|Коричневый
Beige,Beessi|Beige|Beige|Beige|Beige|Бежевый
Khaki|Khaki|Khaki|Khaki|Kaki|Хаки
Luonnonvalkoinen|Off-white,Off white,Ivory|Benvit|Cremeweiß,Naturweiß|Écru|Молочный
Monivärinen|Multi,Multicolor,Multicolour,Multicoloured|Flerfärgad|Mehrfarbig,Bunt|Multicolore|Разноцветный
`;

const keyOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

/** Names of one colour by language, the one that is shown first. */
type Names = ReadonlyMap<ShopLanguage, readonly string[]>;

const BY_NAME = new Map<string, Names>();
for (const row of TABLE.trim().split('\n')) {
  const cells = row.split('|').map((cell) => cell.split(','));
  const names: Names = new Map(ORDER.map((language, place) => [language, cells[place] ?? []]));
  // A word of several colours in different languages, as `Rosa`, is the first of them.
  for (const name of cells.flat()) if (!BY_NAME.has(keyOf(name))) BY_NAME.set(keyOf(name), names);
}

/**
 * The name of a colour in a language, each half of `Black/Red` by itself. Unchanged when it is one of that language already, or when a
 * part of it is not known.
 */
export function colorName(name: string, language: ShopLanguage): string {
  const parts = name.split('/').map((part) => {
    const names = BY_NAME.get(keyOf(part))?.get(language) ?? [];
    return names.some((one) => keyOf(one) === keyOf(part)) ? part.trim() : names[0];
  });
  if (parts.length > 3 || parts.includes(undefined)) return name;
  return parts.join('/');
}
