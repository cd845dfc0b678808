import { TABLE_FIELDS } from 'contract/import-form';
import { FIELD_WORDS, type TableField } from '../formats/table-fields';
import type { TableHeader } from '../read/table';

/** The columns of a plain table that mean a field by their names, in six languages. @returns column → field */
export function suggestColumns(header: TableHeader): Record<string, TableField> {
  const columns = [...header.keys()];
  const chosen: Record<string, TableField> = {};
  for (const field of TABLE_FIELDS) {
    const column = columns.find((one) => isNamed(one, field) && chosen[one] === undefined);
    if (column !== undefined) chosen[column] = field;
  }
  return chosen;
}

function isNamed(column: string, field: TableField): boolean {
  const plain = column
    .replace(/[_\-./()[\]*#:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === field.replaceAll('_', ' ') || FIELD_WORDS[field].split(',').includes(plain);
}
