CREATE TABLE "provider_tallies" (
	"about" text NOT NULL,
	"value" text NOT NULL,
	"zone" text NOT NULL,
	"until" date NOT NULL,
	"opens" integer NOT NULL,
	"closes" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_tallies_about" ON "provider_tallies" USING btree ("about","value");--> statement-breakpoint
CREATE INDEX "provider_replies_answered" ON "provider_replies" USING btree ("answered_at");
--> statement-breakpoint
CREATE FUNCTION provider_tally(p providers) RETURNS TABLE (about text, value text, zone text, until date, opens integer, closes integer, n integer) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT f.about, f.value, f.zone, f.until, f.opens, f.closes, f.n FROM (
    SELECT 'total' AS about, '' AS value, '' AS zone, date '9999-12-31' AS until, 0 AS opens, 0 AS closes, 1 AS n
    UNION ALL SELECT 'location', p.city, '', '9999-12-31', 0, 0, 1 WHERE p.city IS NOT NULL
    UNION ALL SELECT 'state', p.state, '', '9999-12-31', 0, 0, 1
    UNION ALL SELECT 'serviceType', v, '', '9999-12-31', 0, 0, 1 FROM unnest(p.service_types) v
    UNION ALL SELECT 'registrationGroup', v, '', '9999-12-31', 0, 0, 1 FROM unnest(p.groups) v
    UNION ALL SELECT 'supportCategory', v, '', '9999-12-31', 0, 0, 1 FROM unnest(p.categories) v
    UNION ALL SELECT 'feature', v, '', '9999-12-31', 0, 0, 1 FROM unnest(p.features) v
    UNION ALL SELECT 'language', v, '', '9999-12-31', 0, 0, 1 FROM unnest(p.languages) v
    UNION ALL SELECT 'gender', v, '', '9999-12-31', 0, 0, 1 FROM unnest(p.genders) v
    UNION ALL SELECT 'auslan', '', '', '9999-12-31', 0, 0, 1 WHERE p.signs
    UNION ALL SELECT 'agency', '', p.zone, p.registered_until, 0, 0, 1 WHERE p.status = 'active' AND p.registered_until IS NOT NULL
    UNION ALL SELECT 'usable', '', '', '9999-12-31', 0, 0, 1 WHERE p.has_free_service
    UNION ALL SELECT 'usable', '', p.zone, p.registered_until, 0, 0, 1
      WHERE NOT p.has_free_service AND p.status = 'active' AND p.registered_until IS NOT NULL
    UNION ALL SELECT 'vacancy', '', p.zone, p.vacancy_until, 0, 0, 1 WHERE p.vacancy_until IS NOT NULL
    UNION ALL SELECT 'hours', d::text, p.zone, '9999-12-31', p.opens[d], p.closes[d], 1
      FROM generate_series(1, 7) d WHERE p.opens[d] < p.closes[d]
    -- A special day has its own hours, and those of its weekday don't count on it.
    UNION ALL SELECT 'hours', s.key, p.zone, '9999-12-31', (s.value ->> 'open')::int, (s.value ->> 'close')::int, 1
      FROM jsonb_each(p.special_days) s WHERE (s.value ->> 'open')::int < (s.value ->> 'close')::int
    UNION ALL SELECT 'hours', s.key, p.zone, '9999-12-31', p.opens[d], p.closes[d], -1
      FROM jsonb_each(p.special_days) s, LATERAL (SELECT extract(isodow FROM s.key::date)::int AS d) w WHERE p.opens[d] < p.closes[d]
    UNION ALL SELECT 'point', json_build_array(p.lat, p.lng, p.state, p.suburb, p.postcode)::text, '', '9999-12-31', 0, 0, 1
      WHERE p.lat IS NOT NULL
  ) f WHERE p.published_at IS NOT NULL AND p.hidden_at IS NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_providers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO provider_tallies (about, value, zone, until, opens, closes, count)
    SELECT f.about, f.value, f.zone, f.until, f.opens, f.closes, sum(f.n) FROM added a, provider_tally(a) f
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(f.n) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO provider_tallies (about, value, zone, until, opens, closes, count)
    SELECT f.about, f.value, f.zone, f.until, f.opens, f.closes, -sum(f.n) FROM gone g, provider_tally(g) f
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(f.n) <> 0;
  ELSE
    INSERT INTO provider_tallies (about, value, zone, until, opens, closes, count)
    SELECT f.about, f.value, f.zone, f.until, f.opens, f.closes, sum(f.n) FROM (
      SELECT t.about, t.value, t.zone, t.until, t.opens, t.closes, t.n FROM added a, provider_tally(a) t
      UNION ALL SELECT t.about, t.value, t.zone, t.until, t.opens, t.closes, -t.n FROM gone g, provider_tally(g) t
    ) f GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(f.n) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER providers_added AFTER INSERT ON providers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_providers();
--> statement-breakpoint
CREATE TRIGGER providers_changed AFTER UPDATE ON providers REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_providers();
--> statement-breakpoint
CREATE TRIGGER providers_gone AFTER DELETE ON providers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_providers();
--> statement-breakpoint
INSERT INTO provider_tallies (about, value, zone, until, opens, closes, count)
SELECT f.about, f.value, f.zone, f.until, f.opens, f.closes, sum(f.n) FROM providers p, provider_tally(p) f
GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(f.n) <> 0;
