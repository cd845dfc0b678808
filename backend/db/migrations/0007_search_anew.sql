-- Catalogues from before the search have no documents, and earlier documents hold names and descriptions with other words.
INSERT INTO "search_stale" SELECT "id" FROM "models" ON CONFLICT DO NOTHING;
