CREATE FUNCTION count_space_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'member' AND (TG_OP = 'DELETE' OR NEW.state <> 'member') THEN
    UPDATE spaces SET member_count = member_count - 1 WHERE id = OLD.space_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'member' AND (TG_OP = 'INSERT' OR OLD.state <> 'member') THEN
    UPDATE spaces SET member_count = member_count + 1 WHERE id = NEW.space_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER space_members_counted AFTER INSERT OR DELETE OR UPDATE OF state ON space_members FOR EACH ROW EXECUTE FUNCTION count_space_members();
