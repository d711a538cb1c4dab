/** A property that was public and then deleted. */
export const DELETED_PROPERTY = 499_999

/** A word that fits in no line. A property and a project use it for all their texts. */
export const LONG_WORD = {
  word: 'Hottentottententententoonstellingsterreinbewonersverenigings',
  home: 499_960,
  project: 9960,
}

/** Sold properties in towns without other listings, one list with few and one with many pages. */
export const SOLD = {
  few: { city: 'Ieper', zip: '8900', count: 30, from: 990_000 },
  many: { city: 'Poperinge', zip: '8970', count: 75, from: 991_000 },
}

/**
 * Returns the imports that tests need in addition to the demo. They run before the first test, because
 * a later import would change the counts that other tests compare.
 */
export function testImports(): object[] {
  const gone = { ID: DELETED_PROPERTY, Goal: 1, Status: 1, Zip: '4780', Price: 100, WebID: 1 }
  return [
    { Items: [gone, ...Object.values(SOLD).flatMap(soldHomes)] },
    { DeletedIDs: [DELETED_PROPERTY] },
    longWords(),
  ]
}

function soldHomes({ city, zip, count, from }: (typeof SOLD)['few']): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ID: from + index,
    Goal: 0,
    Status: 2,
    City: city,
    Zip: zip,
    WebID: 1,
    TypeDescription: { nl: `Huis ${index}`, fr: `Maison ${index}` },
    StartCommercialisation: `2026-02-${String((index % 28) + 1).padStart(2, '0')}`,
  }))
}

function longWords(): object {
  const { word, home, project } = LONG_WORD
  const facts = {
    Goal: 0,
    Status: 1,
    Zip: '4780',
    WebID: 2,
    // Not among the newest listings, which other tests use.
    StartCommercialisation: '2001-01-01',
    Price: 345_000,
    City: word,
    Street: word,
    HouseNumber: '1',
    TypeDescription: { nl: word, fr: word },
    DescriptionA: { nl: `<p>${word}</p>`, fr: `<p>${word}</p>` },
    ConditionName: word,
    District: word,
    ManagerName: word,
    Divisions: [{ ID: 1, Floor: 1, RoomTypeName: word, Surface: 14, Comments: word }],
  }
  const unit = { ID: home + 1, ...facts, BuildingID: 1, BuildingName: word, Ident: word }
  return {
    Items: [{ ID: home, ...facts }],
    Projects: [
      {
        ID: project,
        Name: { nl: word, fr: word },
        Zip: '4780',
        City: word,
        Street: word,
        Units: [unit],
      },
    ],
  }
}
