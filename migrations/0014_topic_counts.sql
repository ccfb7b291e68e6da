ALTER TABLE "forums" ADD COLUMN "topics" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION is_counted_topic(post posts) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT post.forum_id IS NOT NULL AND post.deleted_at IS NULL AND post.hidden_at IS NULL
    AND post.audience IN ('everyone', 'members')
$$;
--> statement-breakpoint
CREATE FUNCTION count_topics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND is_counted_topic(OLD) THEN
    IF TG_OP = 'UPDATE' AND is_counted_topic(NEW) AND NEW.forum_id = OLD.forum_id THEN
      RETURN NULL;
    END IF;
    UPDATE forums SET topics = topics - 1 WHERE id = OLD.forum_id;
  END IF;
  IF TG_OP <> 'DELETE' AND is_counted_topic(NEW) THEN
    UPDATE forums SET topics = topics + 1 WHERE id = NEW.forum_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posts_topic_added AFTER INSERT ON posts FOR EACH ROW WHEN (NEW.forum_id IS NOT NULL) EXECUTE FUNCTION count_topics();
--> statement-breakpoint
CREATE TRIGGER posts_topic_changed AFTER UPDATE OF forum_id, deleted_at, hidden_at, audience ON posts FOR EACH ROW WHEN (OLD.forum_id IS NOT NULL OR NEW.forum_id IS NOT NULL) EXECUTE FUNCTION count_topics();
--> statement-breakpoint
CREATE TRIGGER posts_topic_gone AFTER DELETE ON posts FOR EACH ROW WHEN (OLD.forum_id IS NOT NULL) EXECUTE FUNCTION count_topics();
--> statement-breakpoint
UPDATE forums f SET topics = (SELECT count(*) FROM posts p WHERE p.forum_id = f.id AND is_counted_topic(p));
