import { expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { ImportReport } from '../import-report';
import { importManufacturers } from './import-manufacturers';

const database = withDatabase();
const { importLines } = withImports(database);
const write = fileWriter();

const HEADER = 'Handle,Title,Vendor,Variant SKU,Variant Price';
const brandOf = async (handle: string) =>
  (
    await database().pool.query(
      `select f.name, f.slug, f.is_maker, f.address, f.email, f.eu_responsible from models m
       join manufacturers f on f.id = m.manufacturer_id where m.import_key = $1`,
      [`shopify:${handle}`],
    )
  ).rows[0];

test('goods whose maker is not known do not stand under the shop’s own brand and its safety contact', async () => {
  await database().pool.query(
    `insert into manufacturers (slug, name, address, email) values ('hanki', 'Hanki', 'Hanki Ulkona Oy', 'safety@hanki.example')`,
  );
  const report = await importLines([HEADER, 'mug,Mug,,MUG,10', 'axe,Axe,Kettu,AXE,20'], { isBrandUnknown: true });
  expect(await brandOf('mug')).toMatchObject({ name: 'Hanki', is_maker: false, address: null, email: null });
  expect(await brandOf('axe')).toMatchObject({ name: 'Kettu', is_maker: true });
  expect(report.lines(false).join('\n')).toContain('1 × models have no manufacturer');
  await importLines([HEADER, 'cup,Cup,,CUP,10']);
  expect(await brandOf('cup')).toMatchObject({ slug: 'hanki', is_maker: true });
});

test('a table says who makes the goods of a brand; what it cannot say is refused by line', async () => {
  const report = new ImportReport();
  const file = write(
    'Brand,Manufacturer,Address,Email,EU responsible person\nkettu,Kettu Ltd,"1 Road, Hull",care@kettu.example,"Kettu EU Oy, Oulu"\nKettu,,,no address,\nNobody,Nobody Ltd,,,\n__proto__,,x,,\nHanki,,,,\n',
  );
  expect(await importManufacturers(file, database().db, report)).toBe(1);
  expect(report.skipped.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  expect(await brandOf('axe')).toMatchObject({
    address: 'Kettu Ltd, 1 Road, Hull',
    email: 'care@kettu.example',
    eu_responsible: 'Kettu EU Oy, Oulu',
  });
});
